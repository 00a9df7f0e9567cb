/** A variable that the template gives a function. Throws where it gives it none. */
export function requiredVariable(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`The environment does not match the template: ${variable} is missing.`);
  return value;
}
