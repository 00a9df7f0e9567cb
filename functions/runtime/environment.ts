import * as z from 'zod';

/** Reads the variables that the template gives a function; call it once, at module load. Throws naming what is wrong. */
export function environment<Shape extends z.ZodRawShape>(shape: Shape): z.output<z.ZodObject<Shape>> {
  const result = z.object(shape).safeParse(process.env);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  throw new Error(`The environment does not match the template. ${wrong}`);
}
