import { Button } from '@aws-amplify/ui-react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { OfferId } from '#shared/contract/subscription-items.ts';
import { PlanId } from '#shared/contract/user-items.ts';
import { Registration, registerUser } from '#shared/contract/users.ts';
import { choiceOf, offerOf } from '#shared/subscriptions/plan-offers.ts';
import { plans, trialDays } from '#shared/subscriptions/plans.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { refusePassword } from '#web/api/refuse-password.ts';
import { useReturnAddress } from '#web/session/return-address.ts';
import { useSession, useSessionActions } from '#web/session/session-provider.tsx';
import { CheckField } from '#web/ui/field/check-field.tsx';
import { ChoiceCards } from '#web/ui/field/choice-cards.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { FormErrors } from '#web/ui/form/form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { AccountCard } from './account-card.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { RoleField } from './role-field.tsx';
import styles from './signup-screen.module.css';

const names = {
  name: 'Name',
  email: 'E-mail',
  company: 'Company',
  role: 'Role',
  password: 'Password',
  planId: 'Plan',
  terms: 'The terms',
};

const planChoices = plans
  .filter(({ isActive }) => isActive)
  .map(({ id, name, summary, price }) => ({
    value: id,
    label: name,
    help: `${price.amount === 0 ? 'Free' : `${formatMoney(price)} a month`}. ${summary}`,
  }));

export default function SignupScreen() {
  const session = useSession();
  const { register } = useSessionActions();
  const location = useLocation();
  const [search, setSearch] = useSearchParams();
  const returnAddress = useReturnAddress();
  const offer = OfferId.safeParse(search.get('plan')).data;
  const form = useForm({
    initial: {
      name: '',
      email: '',
      company: '',
      role: 'network-designer',
      password: '',
      planId: offer ? choiceOf(offer).planId : PlanId.enum.trial,
      terms: false,
    },
    schema: Registration,
    onSubmit: async (registration) => {
      await refusePassword(registration.password, registration.email, 'password');
      await register(registration);
    },
    fallback: registerUser.fallback,
  });
  const billingPeriod = offer ? choiceOf(offer).billingPeriod : 'monthly';
  if (session.phase === 'signed-in') {
    const chosen = offerOf({ planId: form.values.planId, billingPeriod });
    // A paid plan goes on to its payment, which can be put off: the trial has begun.
    return <Navigate to={chosen ? `/subscription/checkout?plan=${chosen}` : returnAddress} replace />;
  }

  return (
    <AccountCard
      title="Sign up"
      summary={`Every plan starts with a ${trialDays}-day trial. No card is needed.`}
      isWide
      footer={
        <>
          Already have an account?{' '}
          <Link to="/login" state={location.state}>
            Login
          </Link>
        </>
      }
    >
      <Form onSubmit={form.onSubmit}>
        <FormErrors form={form} names={names} />
        <div className={styles.fields}>
          <TextField label="Name" autoComplete="name" autoFocus isRequired {...form.text('name')} />
          <TextField label="Company" autoComplete="organization" isRequired {...form.text('company')} />
          <TextField label="E-mail" type="email" autoComplete="username" isRequired {...form.text('email')} />
          <RoleField {...form.text('role')} />
          <NewPasswordField label="Password" email={form.values.email} {...form.text('password')} />
        </div>
        <ChoiceCards
          legend="Plan"
          name="planId"
          value={form.values.planId}
          choices={planChoices}
          onChange={(planId) => {
            form.change({ planId });
            // The address keeps the choice when signing in draws the screen anew, and on a reload.
            const chosen = offerOf({ planId, billingPeriod });
            setSearch(chosen ? { plan: chosen } : {}, { replace: true, state: location.state });
          }}
        />
        <CheckField
          label={
            <>
              I accept the{' '}
              <Link to="/terms" target="_blank">
                terms
              </Link>
            </>
          }
          checked={form.values.terms}
          onChange={(terms) => form.change({ terms })}
          {...form.field('terms')}
        />
        <FormActions>
          <Button
            type="submit"
            variation="primary"
            isLoading={form.isSending}
            loadingText="Creating your account"
          >
            Sign Up
          </Button>
        </FormActions>
      </Form>
    </AccountCard>
  );
}
