import { domains as registered } from '#shared/contract/routes.ts';

/** Import rules: a folder, and what no file below it may import, by path from the project's root or by package. */
export interface Rule {
  readonly name: string;
  readonly from: RegExp;
  readonly never: RegExp;
  /** Exceptions from `never`, by the importing file. */
  readonly except?: (from: string) => RegExp;
}

/** Those of the routes, what runs at a deployment, and what the user pool calls. */
const domains = [...registered, 'catalogue', 'triggers'].join('|');
const domainOf = (file: string): string => file.split('/')[1] ?? '';
const featureOf = (file: string): string => file.split('/')[3] ?? '';

export const rules: readonly Rule[] = [
  { name: 'shared imports no side', from: /^shared\//, never: /^(functions|web|infra|tests)\// },
  {
    name: 'shared does no I/O and imports neither cloud nor React',
    from: /^shared\//,
    never: /^(node:|@aws-sdk\/|@middy\/|aws-|react)/,
  },
  { name: 'functions import no other side', from: /^functions\//, never: /^(web|infra|tests)\// },
  {
    name: 'functions take their own contract, since the list of all routes would fill every bundle',
    from: /^functions\//,
    never: /^shared\/(contract\/routes\.ts$|openapi\/)/,
  },
  {
    name: 'a function keeps to its domain',
    from: new RegExp(`^functions/(${domains})/`),
    never: new RegExp(`^functions/(${domains})/`),
    except: (from) => new RegExp(`^functions/${domainOf(from)}/`),
  },
  {
    name: 'nothing imports the handler of a route or a worker',
    from: /^functions\//,
    never: /^functions\/[^/]+\/(routes|workers)\//,
  },
  {
    name: 'functions leave AWS to storage and identity',
    from: new RegExp(`^functions/(${domains}|http)/`),
    never: /^@aws-sdk\//,
  },
  {
    name: 'storage, identity, workers and what runs at a deployment import no HTTP',
    from: /^functions\/(storage|identity|payments|runtime|mail|workers|[^/]+\/workers|catalogue)\//,
    never: /^(functions\/http\/|@middy\/)/,
  },
  { name: 'infra names handlers, and imports none', from: /^infra\//, never: /^(functions|web|tests)\// },
  { name: 'the site imports no back end', from: /^web\//, never: /^(functions|infra|tests)\// },
  {
    name: 'features keep apart',
    from: /^web\/src\/features\//,
    never: /^web\/src\/features\//,
    except: (from) => new RegExp(`^web/src/features/${featureOf(from)}/`),
  },
  {
    name: 'shared pieces of the site import no feature',
    from: /^web\/src\/(api|session|ui)\//,
    never: /^web\/src\/(documents|features|app)\//,
  },
  {
    name: 'screens read and change what is stored through its document',
    from: /^web\/src\/(features|app)\//,
    never: /^(swr(\/|$)|web\/src\/api\/(call-route|use-route|download-route|send)\.ts$)/,
    // The cache of a session is made where the session is.
    except: (from) => (from === 'web/src/app/site.tsx' ? /^swr$/ : /^$/),
  },
  {
    name: 'documents import no screen',
    from: /^web\/src\/documents\//,
    never: /^web\/src\/(features|app)\//,
  },
  {
    name: 'models, layouts, gestures and painting do not import React',
    from: /^web\/src\/.*\/(model|layout|gestures|painting)\//,
    never: /^(react|@xyflow)/,
  },
];
