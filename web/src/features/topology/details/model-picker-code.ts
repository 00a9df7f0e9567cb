/** The code of the model picker, which assesses the catalogue as recommendations do. */
export const modelPicker = () => import('./model-picker.tsx');
