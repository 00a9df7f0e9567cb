import { Route, Routes } from 'react-router-dom';
import { NotFoundScreen } from './not-found-screen.tsx';

export function AppRoutes() {
  return (
    <Routes>
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
