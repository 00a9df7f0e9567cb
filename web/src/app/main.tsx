import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { identity } from '#web/session/identity.ts';
import { createSessionManager } from '#web/session/session-manager.ts';
import { App } from './app.tsx';
import { routes } from './routes.tsx';
import './styles.ts';

const session = createSessionManager(identity);
session.start();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App session={session} router={createBrowserRouter(routes)} />
  </StrictMode>,
);
