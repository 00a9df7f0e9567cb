/** Who may import whom (docs/decisions/layout.md). tests/boundaries holds this and that enough modules were seen. */
const featureOf = 'web/src/features/([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'shared-stays-pure',
      comment: 'What every side agrees on knows no side, no I/O and no cloud.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: ['^(functions|web|infra|tests)/', 'node_modules/(@aws-sdk|react|aws-cdk-lib)'] },
    },
    {
      name: 'shared-has-no-node',
      severity: 'error',
      from: { path: '^shared/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'functions-know-no-other-side',
      severity: 'error',
      from: { path: '^functions/' },
      to: { path: '^(web|infra|tests)/' },
    },
    {
      name: 'functions-take-their-own-contract',
      comment: 'The list of all routes would pull every schema into every bundle.',
      severity: 'error',
      from: { path: '^functions/' },
      to: { path: '^shared/contract/(routes|openapi)\\.ts$' },
    },
    {
      name: 'routes-keep-to-their-domain',
      severity: 'error',
      from: { path: '^functions/(designs|topology|reports|users|stats)/' },
      to: { path: '^functions/(designs|topology|reports|users|stats)/', pathNot: '^functions/$1/' },
    },
    {
      name: 'routes-leave-aws-to-storage',
      severity: 'error',
      from: { path: '^functions/(designs|topology|reports|users|stats|http)/' },
      to: { path: 'node_modules/@aws-sdk/' },
    },
    {
      name: 'storage-knows-no-http',
      severity: 'error',
      from: { path: '^functions/(storage|identity|payments|runtime)/' },
      to: { path: ['^functions/http/', 'node_modules/@middy/'] },
    },
    {
      name: 'infra-names-handlers-only',
      severity: 'error',
      from: { path: '^infra/' },
      to: { path: '^(functions|web|tests)/' },
    },
    {
      name: 'web-knows-no-back-end',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(functions|infra|tests)/' },
    },
    {
      name: 'features-keep-apart',
      severity: 'error',
      from: { path: `^${featureOf}` },
      to: { path: `^${featureOf}`, pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'shared-pieces-know-no-feature',
      severity: 'error',
      from: { path: '^web/src/(api|session|ui)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'models-know-no-react',
      severity: 'error',
      from: { path: '^web/src/.*/(model|layout)/' },
      to: { path: ['node_modules/react', 'node_modules/@xyflow'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
