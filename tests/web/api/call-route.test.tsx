import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getDashboard } from '#shared/contract/dashboard.ts';
import type { AnyRoute } from '#shared/contract/define-route.ts';
import { listDeployments } from '#shared/contract/deployments.ts';
import { archiveDesign, createDesign, getDesign, listDesigns } from '#shared/contract/designs.ts';
import { listEquipment } from '#shared/contract/equipment.ts';
import { downloadReport, listReports } from '#shared/contract/reports.ts';
import { getStats } from '#shared/contract/stats.ts';
import { listUserTemplates } from '#shared/contract/templates.ts';
import { forgotPassword, getCurrentUser } from '#shared/contract/users.ts';
import { ApiError, isCancelled, sentenceOf } from '#web/api/api-error.ts';
import { callRoute } from '#web/api/call-route.ts';
import { provideCredentials } from '#web/api/credentials.ts';
import { downloadRoute } from '#web/api/download-route.ts';
import { isRoute, routeKey, useRoute } from '#web/api/use-route.ts';
import { expectComplaint } from '../../support/console-guard.ts';
import { FakeApi } from '../../support/fake-api.ts';

const id = '65a000000000000000000001';
const stats = { users: 3, companies: 2, designs: 5, reports: 1 };

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});
afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('returns the fields next to success', async () => {
    api.answer(getStats, { data: stats });
    await expect(callRoute(getStats, {})).resolves.toEqual({ data: stats });
  });

  it('is sent below /api with its parameters in the path and its query, empty ones left out', () => {
    expect(routeKey(getDesign, { params: { id } })).toBe(`/api/networkdesign/${id}`);
    expect(routeKey(listDesigns, { query: { page: 2, search: 'head office', status: undefined } })).toBe(
      '/api/networkdesign?page=2&search=head+office',
    );
    expect(routeKey(getDesign, { params: { id: '../users' } })).toBe('/api/networkdesign/..%2Fusers');
  });

  it('has the keys of a list, whatever their query', () => {
    expect(isRoute(listDesigns, '/api/networkdesign?page=3')).toBe(true);
    expect(isRoute(listDesigns, `/api/networkdesign/${id}`)).toBe(false);
  });

  it('sends the signed-in user’s token, and cookies', async () => {
    const withdraw = provideCredentials({
      token: () => 'the-token',
      era: () => 0,
      renew: async () => undefined,
      expire: () => {},
    });
    const fetched = vi.spyOn(globalThis, 'fetch');
    api.answer(getStats, { data: stats });
    await callRoute(getStats, {});
    expect(api.calls[0]?.headers.get('authorization')).toBe('Bearer the-token');
    expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('include');
    withdraw();
  });

  it('sends no authorisation while signed out', async () => {
    api.answer(getStats, { data: stats });
    await callRoute(getStats, {});
    expect(api.calls[0]?.headers.has('authorization')).toBe(false);
  });

  it('reports a response that does not match the contract, in development', async () => {
    expectComplaint(/getStats does not match the contract/);
    api.respond(getStats, () => Response.json({ success: true, data: { users: 'three' } }));
    await callRoute(getStats, {});
  });
});

describe('a call that fails', () => {
  it('shows the message of the service, with its code, details and request id', async () => {
    api.refuse(archiveDesign, 'stale_version', 'This design was changed by someone else.', {
      currentVersion: 4,
    });
    await expect(callRoute(archiveDesign, { params: { id } })).rejects.toMatchObject({
      status: 409,
      code: 'stale_version',
      message: 'This design was changed by someone else.',
      details: { currentVersion: 4 },
      requestId: 'request-1',
    });
  });

  it.each([
    ['of a user call is in its message', getCurrentUser, {}, 'message'],
    ['of the dashboard is in its message', getDashboard, {}, 'message'],
    ['of the counts is in its message', getStats, {}, 'message'],
    ['of a design call is in its error', getDesign, { params: { id } }, 'error'],
    ['of a report call is in its error', listReports, {}, 'error'],
    ['of a template call is in its error', listUserTemplates, {}, 'error'],
    ['of a deployment call is in its error', listDeployments, {}, 'error'],
    ['of a device call is in its error', listEquipment, {}, 'error'],
  ])('shows the sentence that %s', async (_, route, input, field) => {
    const other = field === 'error' ? 'message' : 'error';
    const say = (answer: object) =>
      api.respond(route, () => Response.json({ success: false, ...answer }, { status: 422 }));
    const call = () => callRoute(route as AnyRoute, input as never);
    say({ [field]: 'Its own.', [other]: 'The other.' });
    await expect(call()).rejects.toThrow('Its own.');
    say({ [field]: '', [other]: 'The other.' });
    await expect(call()).rejects.toThrow('The other.');
    say({ [field]: { text: 'no text' }, [other]: 'The other.' });
    await expect(call()).rejects.toThrow('The other.');
    say({ [field]: 7, [other]: ['The other.'] });
    await expect(call()).rejects.toThrow(route.fallback);
  });

  it.each([
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['an empty answer', () => new Response(null, { status: 500 })],
    ['an envelope without a sentence', () => Response.json({ success: false }, { status: 500 })],
    ['a success that says it is none', () => Response.json({ success: false })],
    ['a success that is not JSON', () => new Response('hello')],
  ])('shows the route’s fallback for %s', async (_, response) => {
    api.respond(getStats, response);
    await expect(callRoute(getStats, {})).rejects.toMatchObject({ message: 'Failed to fetch stats' });
  });

  it('shows the fallback and has status 0 when there is no network', async () => {
    api.cut(getStats);
    const error = await callRoute(getStats, {}).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 0, code: 'unreachable', message: 'Failed to fetch stats' });
    expect(sentenceOf(error, 'x')).toBe('Failed to fetch stats: Netwright could not be reached.');
  });

  it.each([
    [
      'Service Unavailable',
      503,
      'Netwright did not answer in time. Reload the page to see what was done, then',
    ],
    [
      'Endpoint request timed out',
      504,
      'Netwright did not answer in time. Reload the page to see what was done, then',
    ],
    ['Too Many Requests', 429, 'Netwright is too busy. Wait a moment, then'],
  ])('says what to do in place of the gateway’s own “%s”', async (message, status, advice) => {
    api.respond(createDesign, () => Response.json({ message }, { status }));
    const error = await callRoute(createDesign, { body: {} as never }).catch((thrown: unknown) => thrown);
    expect(sentenceOf(error, 'x')).toBe(`Failed to create design: ${advice} try again.`);
  });

  it('shows the fallback for the gateway’s “Internal Server Error”, and the service’s own words', async () => {
    const say = (answer: object) => api.respond(getStats, () => Response.json(answer, { status: 500 }));
    say({ message: 'Internal Server Error' });
    await expect(callRoute(getStats, {})).rejects.toThrow('Failed to fetch stats');
    say({ success: false, message: 'Service Unavailable' });
    await expect(callRoute(getStats, {})).rejects.toThrow('Service Unavailable');
  });

  it('is not an error when it was cancelled', async () => {
    api.answer(getStats, { data: stats });
    const error = await callRoute(getStats, {}, { signal: AbortSignal.abort() }).catch(
      (thrown: unknown) => thrown,
    );
    expect(isCancelled(error)).toBe(true);
    expect(isCancelled(new Error('Request canceled'))).toBe(true);
    expect(isCancelled(new ApiError('No.', { status: 400, code: 'invalid_request' }))).toBe(false);
  });

  it.each([
    ['the request itself', () => Promise.reject(Object.assign(new Error('Aborted'), { name: 'AbortError' }))],
    ['the service, in its words', () => Response.json({ message: 'Request canceled' }, { status: 499 })],
  ])('shows nothing in a read that was cancelled by %s', async (_, cancelled) => {
    api.respond(getStats, cancelled);
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(SWRConfig, { value: { provider: () => new Map(), errorRetryCount: 0 } }, children);
    const { result } = renderHook(() => useRoute(getStats, {}), { wrapper });
    expect(result.current.error).toBeUndefined();
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(result.current.error).toBeUndefined();
  });

  it('has a message even for values that should never be thrown', () => {
    expect(sentenceOf(new TypeError('x is undefined'), 'Update failed')).toBe('Update failed');
  });
});

describe('a body', () => {
  it('is sent as JSON', async () => {
    api.answer(forgotPassword, { message: 'Sent.' });
    await callRoute(forgotPassword, { body: { email: 'ada@example.com' } });
    expect(api.calls[0]?.headers.get('content-type')).toBe('application/json');
    expect(api.calls[0]?.body).toEqual({ email: 'ada@example.com' });
  });
});

describe('a download', () => {
  const download = (headers: Record<string, string>) => {
    api.respond(downloadReport, () => new Response('%PDF-1.7', { headers }));
    return downloadRoute(downloadReport, { params: { id } }, `report_${id}.pdf`);
  };

  it.each([
    ['attachment; filename="Head office.pdf"', 'Head office.pdf'],
    ['attachment; filename="x.pdf"; filename*=UTF-8\'\'B%C3%BCro.pdf', 'Büro.pdf'],
    ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%E0%A4%A.pdf', 'x.pdf'],
    ['inline', `report_${id}.pdf`],
  ])('with the header %s is called %s', async (header, name) => {
    expect((await download({ 'content-disposition': header })).fileName).toBe(name);
  });

  it('without a header is called report_{id}.pdf', async () => {
    expect((await download({})).fileName).toBe(`report_${id}.pdf`);
  });

  it('that fails shows the message of the service', async () => {
    api.refuse(downloadReport, 'not_found', 'This report does not exist.');
    await expect(downloadRoute(downloadReport, { params: { id } }, 'x.pdf')).rejects.toThrow(
      'does not exist',
    );
  });
});

describe('creating', () => {
  it('names the fields that the service rejected', async () => {
    api.refuse(createDesign, 'invalid_request', 'designName: must not be empty', {
      fields: [{ field: 'designName', message: 'must not be empty' }],
    });
    const body = createDesign.body.parse({ designName: 'x' });
    await expect(callRoute(createDesign, { body })).rejects.toMatchObject({
      details: { fields: [{ field: 'designName', message: 'must not be empty' }] },
    });
  });
});
