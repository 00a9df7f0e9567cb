import { describe, expect, it } from 'vitest';
import { Password } from '#shared/contract/users.ts';
import { commonPasswords } from '#shared/passwords/common-passwords.ts';
import { whyRefused } from '#shared/passwords/why-refused.ts';

describe('a password', () => {
  it('is refused when it is common, in whatever letters', () => {
    for (const password of ['123456', 'password', 'qwerty', 'Football', 'LETMEIN'])
      expect(whyRefused(password, 'ada@example.com')).toBe(
        'is one of the most common passwords. Choose another one',
      );
  });

  it('is refused when it is the address of its user, or what is before the @', () => {
    for (const password of ['ada.king@example.com', 'Ada.King'])
      expect(whyRefused(password, 'ada.king@example.com')).toBe('must not be your e-mail address');
  });

  it('of six characters is accepted otherwise', () => {
    for (const password of ['xk7-qz', 'correct horse', 'netwright-demo'])
      expect(whyRefused(password, 'ada@example.com')).toBeUndefined();
  });
});

it('the list has 3,000 passwords, each as our minimum demands and folded as they are compared', () => {
  expect(commonPasswords.size).toBe(3_000);
  for (const password of commonPasswords) {
    expect(Password.safeParse(password).success, password).toBe(true);
    expect(password).toBe(password.toLowerCase());
  }
});
