import * as z from 'zod';
import '../vocabulary/fields/deployment-words.ts';
import '../vocabulary/fields/design-words.ts';
import '../vocabulary/fields/device-words.ts';
import '../vocabulary/fields/template-words.ts';
import { type AnyRoute, commonErrors, servedSchema } from '../contract/define-route.ts';
import { ServedDeployment } from '../contract/deployment-items.ts';
import { ServedLine } from '../contract/design-equipment.ts';
import { ServedDesign, ServedSummary } from '../contract/designs.ts';
import { ServedDevice, ServedEquipment } from '../contract/equipment-items.ts';
import { type ErrorCode, errorStatus } from '../contract/errors.ts';
import { Id } from '../contract/identifiers.ts';
import { LabResult } from '../contract/lab-result.ts';
import { Pagination } from '../contract/pagination.ts';
import { ServedReport } from '../contract/reports.ts';
import { Requirements } from '../contract/requirements.ts';
import { routes } from '../contract/routes.ts';
import { ownShape } from '../contract/served.ts';
import { Stats } from '../contract/stats.ts';
import { ServedTemplate } from '../contract/template-items.ts';
import { TemplateVariable } from '../contract/template-variables.ts';
import { ServedEdge, ServedNode, ServedTopology } from '../contract/topology.ts';
import { Upload } from '../contract/uploads.ts';
import { PlanId, Subscription } from '../contract/user-items.ts';
import { ServedUser } from '../contract/users.ts';
import { isMeasure } from '../vocabulary/fields/field-text.ts';
import { type FieldWords, fieldWords } from '../vocabulary/fields/field-words.ts';

/** A JSON document; the shapes inside are OpenAPI's own. */
type Json = { readonly [name: string]: unknown };

/** The answer to every refusal (`error` and `message` hold the same sentence, so that either field serves). */
const Problem = z.strictObject({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: z.enum(Object.keys(errorStatus)),
  details: z
    .strictObject({
      fields: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
      currentVersion: z.int().optional(),
      designs: z.array(z.strictObject({ id: Id, designName: z.string() })).optional(),
      allowed: z.array(z.string()).optional(),
      retryAfter: z.int().optional(),
      place: z.strictObject({ line: z.int(), column: z.int() }).optional(),
      plan: z
        .strictObject({
          limit: z.string(),
          used: z.int().optional(),
          allowed: z.int().optional(),
          planId: PlanId,
          upgradeTo: PlanId.optional(),
        })
        .optional(),
      payment: z.strictObject({ reference: z.string(), outcome: z.string() }).optional(),
    })
    .optional(),
  requestId: z.string(),
});

/** What the gateway answers by itself, before a function runs or when none could. */
const GatewayProblem = z.strictObject({ message: z.string() });

/** What the firewall answers to too many requests from one address. */
const FirewallProblem = Problem.omit({ details: true, requestId: true });

/** The answers that some requests get from the gateway or the firewall instead of the function, by status. */
const answeredBefore: Readonly<Record<string, readonly string[]>> = {
  // A token that the gateway refuses; calls that take API tokens are refused by their function.
  401: ['GatewayProblem'],
  // More than 10 MB, or than 6 MB as an event.
  413: ['GatewayProblem'],
  429: ['GatewayProblem', 'FirewallProblem'],
  500: ['GatewayProblem'],
  503: ['GatewayProblem'],
};

/** Schemas that have a name of their own in the document, as they are sent to every client. */
const entities = {
  User: ServedUser,
  Subscription,
  Design: ServedDesign,
  DesignSummary: ServedSummary,
  Topology: ServedTopology,
  TopologyNode: ServedNode,
  TopologyEdge: ServedEdge,
  Device: ServedDevice,
  Equipment: ServedEquipment,
  DesignDevice: ServedLine,
  Report: ServedReport,
  Template: ServedTemplate,
  TemplateVariable,
  Deployment: ServedDeployment,
  LabResult,
  Stats,
  Pagination,
  Problem,
  GatewayProblem,
  FirewallProblem,
} as const;

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** The API as OpenAPI 3.1, derived from the contract. */
export function openApiDocument(version: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Netwright',
      version,
      description: `From requirements to a network that is ready to build. Whoever accepts ${ownShape} is spared the second names of fields and answers, such as _id. What is no call of this description is answered 404 with a Problem.`,
    },
    servers: [{ url: '/api' }],
    paths: paths(),
    components: {
      schemas: { ...answerSchemas(), ...bodySchemas() },
      securitySchemes: {
        idToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The ID token of the user pool.',
        },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token of the user’s own for pipelines, from POST /users/api-tokens.',
        },
      },
    },
  };
}

function paths(): Json {
  const byPath: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    byPath[route.path] ??= {};
    Object.assign(byPath[route.path] ?? {}, { [route.method.toLowerCase()]: operation(route) });
  }
  return byPath;
}

/** One of these is enough. */
function security({ access, tokenScope }: AnyRoute): Json[] {
  if (access === 'public' || access === 'signed') return [];
  return [{ idToken: [] }, ...(tokenScope ? [{ apiToken: [] }] : [])];
}

function operation(route: AnyRoute): Json {
  return {
    operationId: route.name,
    summary: route.summary,
    tags: [route.domain],
    security: security(route),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.bodyKind.kind !== 'none' && {
      requestBody: {
        required: true,
        content: { [mediaTypes[route.bodyKind.kind]]: { schema: reference(bodyName(route)) } },
      },
    }),
    responses: { [String(route.status)]: success(route), ...failures(route) },
  };
}

const fileTypes = { pdf: 'application/pdf', file: '*/*' } as const;
const mediaTypes = { json: 'application/json', multipart: 'multipart/form-data' } as const;

function parameters(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function success(route: AnyRoute): Json {
  const content =
    route.answerKind === 'json'
      ? { 'application/json': { schema: reference(answerName(route)) } }
      : { [fileTypes[route.answerKind]]: { schema: { type: 'string', format: 'binary' } } };
  return { description: route.summary, content };
}

/** One response per status, listing the codes that come with it. */
function failures(route: AnyRoute): Json {
  const codes = new Set<ErrorCode>([...commonErrors, ...route.errors]);
  const byStatus: Record<string, ErrorCode[]> = {};
  for (const code of [...codes].sort()) {
    const status = String(errorStatus[code]);
    byStatus[status] = [...(byStatus[status] ?? []), code];
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, statusCodes]) => [
      status,
      {
        description: statusCodes.join(', '),
        content: { 'application/json': { schema: problemOf(status) } },
      },
    ]),
  );
}

function problemOf(status: string): Json {
  const before = answeredBefore[status] ?? [];
  return before.length === 0 ? reference('Problem') : { anyOf: ['Problem', ...before].map(reference) };
}

/** What is answered: every default has been filled in. */
function answerSchemas(): Json {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(entities)) registry.add(schema, { id });
  registry.add(Requirements, { id: 'Requirements' });
  for (const route of routes)
    if (route.answerKind === 'json') registry.add(servedSchema(route), { id: answerName(route) });
  return withEnvelope(named(registry, 'output'));
}

/** What is sent: fields with a default may be left out. */
function bodySchemas(): Json {
  const registry = z.registry<{ id: string }>();
  registry.add(Requirements, { id: 'RequirementsInput' });
  for (const route of routes)
    if (route.bodyKind.kind === 'json') registry.add(route.body, { id: bodyName(route) });
  return { ...named(registry, 'input'), ...formSchemas() };
}

/** Fields of a form that are not text are sent as JSON; they are described by that JSON's schema. */
function formSchemas(): Json {
  const registry = z.registry<{ id: string }>();
  for (const route of routes)
    if (route.bodyKind.kind === 'multipart') registry.add(route.body, { id: bodyName(route) });
  return named(registry, 'output');
}

function named(registry: z.core.$ZodRegistry<{ id: string }>, io: 'input' | 'output'): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === Upload) Object.assign(jsonSchema, { type: 'string', format: 'binary' });
      const words = fieldWords.get(zodSchema);
      if (words !== undefined) Object.assign(jsonSchema, { description: descriptionOf(words) });
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]),
  );
}

/** Responses have `success: true` next to what the route describes. */
function withEnvelope(schemas: Record<string, Json>): Record<string, Json> {
  const answers = new Set(routes.map(answerName));
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, answers.has(name) ? enveloped(schema) : schema]),
  );
}

const enveloped = ({ properties, required, ...schema }: Json): Json => ({
  ...schema,
  properties: { success: { const: true }, ...(typeof properties === 'object' && properties) },
  required: ['success', ...(Array.isArray(required) ? required : [])],
});

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const answerName = (route: Pick<AnyRoute, 'name'>): string => `${capitalised(route.name)}Answer`;
const bodyName = (route: Pick<AnyRoute, 'name'>): string => `${capitalised(route.name)}Body`;

/** `Floor area in m². All floors together; 0 if it is not known.` A choice says what each of its values is called. */
function descriptionOf({ label, unit, help, values }: FieldWords): string {
  const choices = Object.entries(values ?? {}).map(([value, name]) => `${value}: ${name}`);
  return [
    `${label}${isMeasure(unit) ? ` in ${unit}` : ''}.`,
    ...(help === undefined ? [] : [help]),
    ...(choices.length > 0 ? [`${choices.join(', ')}.`] : []),
  ].join(' ');
}
