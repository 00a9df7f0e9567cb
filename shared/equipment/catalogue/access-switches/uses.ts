export const campus = 'Access layer of offices and campuses';
export const dense = 'Access for Wi-Fi of high density';
export const quiet = 'Quiet rooms and small branches';
export const small = 'Small offices, shops and classrooms';
