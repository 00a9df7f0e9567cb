import { Button } from '@aws-amplify/ui-react';
import { Suspense, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { loginUser } from '#shared/contract/users.ts';
import { isRecord } from '#web/api/is-record.ts';
import { useReturnAddress } from '#web/session/return-address.ts';
import { useSession, useSessionActions } from '#web/session/session-provider.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { FormErrors } from '#web/ui/form/form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountCard } from './account-card.tsx';
import { Credentials } from './sign-in-credentials.ts';

// For accounts with an authenticator, after the password.
const SignInCodeForm = lazyPart(() => import('#web/session/sign-in-code-form.tsx'));

export default function LoginScreen() {
  const session = useSession();
  const { signIn } = useSessionActions();
  const location = useLocation();
  const returnAddress = useReturnAddress();
  const known = knownAddress(location.state);
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({
    initial: { email: known, password: '' },
    schema: Credentials,
    onSubmit: async ({ email, password }) => setNeedsCode(!(await signIn(email, password))),
    fallback: loginUser.fallback,
  });
  if (session.phase === 'signed-in') return <Navigate to={returnAddress} replace />;

  if (needsCode) {
    return (
      <AccountCard title="Login" summary={`Signing in as ${form.values.email}.`}>
        <Suspense>
          <SignInCodeForm onBack={() => setNeedsCode(false)} />
        </Suspense>
      </AccountCard>
    );
  }
  return (
    <AccountCard
      title="Login"
      footer={
        <>
          New to Netwright?{' '}
          <Link to="/signup" state={location.state}>
            Sign up
          </Link>
        </>
      }
    >
      {session.phase === 'signed-out' && session.notice && <Notice tone="info">{session.notice}</Notice>}
      <Form onSubmit={form.onSubmit}>
        <FormErrors form={form} names={{ email: 'E-mail', password: 'Password' }} />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          autoFocus={known === ''}
          isRequired
          {...form.text('email')}
        />
        <TextField
          type="password"
          label="Password"
          autoComplete="current-password"
          autoFocus={known !== ''}
          isRequired
          {...form.text('password')}
        />
        <FormActions>
          <Button type="submit" variation="primary" isLoading={form.isSending} loadingText="Signing in">
            Login
          </Button>
          <Link to="/forgot-password" state={{ email: form.values.email }}>
            Forgot password?
          </Link>
        </FormActions>
      </Form>
    </AccountCard>
  );
}

/** The address that a new password was just set for. */
const knownAddress = (state: unknown): string =>
  isRecord(state) && typeof state.email === 'string' ? state.email : '';
