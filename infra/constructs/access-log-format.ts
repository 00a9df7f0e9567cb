import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';

/** One line for each request. No query and no header: they may contain search terms, or a token. */
export const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: AccessLogField.contextRequestId(),
    at: AccessLogField.contextRequestTimeEpoch(),
    ip: AccessLogField.contextIdentitySourceIp(),
    userAgent: AccessLogField.contextIdentityUserAgent(),
    user: '$context.authorizer.claims.sub',
    routeKey: AccessLogField.contextRouteKey(),
    status: AccessLogField.contextStatus(),
    responseLength: AccessLogField.contextResponseLength(),
    latencyMs: AccessLogField.contextResponseLatency(),
    functionMs: AccessLogField.contextIntegrationLatency(),
    error: AccessLogField.contextErrorMessage(),
    authoriserError: AccessLogField.contextAuthorizerError(),
    functionError: AccessLogField.contextIntegrationErrorMessage(),
  }),
);
