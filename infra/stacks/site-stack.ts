import { CfnOutput, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  type DistributionProps,
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  HttpVersion,
  OriginRequestPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import { Firewall } from '../constructs/firewall.ts';
import { ImageBehaviour } from '../constructs/image-behaviour.ts';
import { imagePath } from '../constructs/image-bucket.ts';
import { pathRewrites } from '../constructs/path-rewrites.ts';
import { AccessLogBucket, PrivateBucket } from '../constructs/private-bucket.ts';
import { SecurityHeaders } from '../constructs/security-headers.ts';
import { SiteFiles } from '../constructs/site-files.ts';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { IdentityStack } from './identity-stack.ts';
import { NetwrightStack, type NetwrightStackProps } from './netwright-stack.ts';

export interface SiteStackProps extends NetwrightStackProps {
  readonly data: DataStack;
  readonly identity: IdentityStack;
  readonly api: ApiStack;
}

/** The one address of the product: the site, and the API below /api on the same origin. */
export class SiteStack extends NetwrightStack {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props);
    const { settings } = this;
    const accessLogs = new AccessLogBucket(this, 'AccessLogs', { fromCloudFront: true });
    const bucket = new PrivateBucket(this, 'Files', { accessLogs });
    const headers = new SecurityHeaders(this, 'Headers', {
      name: this.named('headers'),
      identity: `https://cognito-idp.${this.region}.amazonaws.com`,
      reports: `https://${props.data.buckets.reports.bucketRegionalDomainName}`,
    });
    const always = {
      responseHeadersPolicy: headers,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    };
    const files = S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessControl: new S3OriginAccessControl(this, 'SiteAccess', {
        originAccessControlName: this.named('site'),
      }),
    });

    const images = new ImageBehaviour(this, 'Images', {
      bucket: props.data.buckets.images,
      name: this.named('images'),
    });

    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Netwright ${settings.environment}`,
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      webAclId: settings.webAclArn ?? new Firewall(this, 'Firewall').webAclArn,
      enableLogging: true,
      logBucket: accessLogs,
      logFilePrefix: 'distribution/',
      ...this.ownName(),
      defaultBehavior: {
        ...always,
        origin: files,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        functionAssociations: [this.rewrite('site')],
      },
      additionalBehaviors: {
        '/api/openapi.json': { ...always, origin: files, cachePolicy: CachePolicy.CACHING_OPTIMIZED },
        '/api/*': { ...always, ...this.toApi(props.api) },
        [`${imagePath}*`]: images.options,
      },
    });
    this.acknowledge();

    new SiteFiles(this, 'Deployment', {
      settings,
      bucket,
      distribution: this.distribution,
      configuration: {
        region: this.region,
        userPoolId: props.identity.userPool.userPoolId,
        userPoolClientId: props.identity.siteClient.userPoolClientId,
      },
    });
    this.addRecords();
    new CfnOutput(this, 'SiteUrl', {
      value: `https://${settings.domainName ?? this.distribution.distributionDomainName}`,
    });
  }

  private toApi({ httpApi, originSecret }: ApiStack): BehaviorOptions {
    return {
      origin: new HttpOrigin(`${httpApi.apiId}.execute-api.${this.region}.amazonaws.com`, {
        customHeaders: { 'x-origin-secret': originSecret.value },
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [this.rewrite('api')],
    };
  }

  private rewrite(path: keyof typeof pathRewrites): FunctionAssociation {
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, `${path}-path`, {
        functionName: this.named(`${path}-path`),
        code: FunctionCode.fromInline(pathRewrites[path]),
      }),
    };
  }

  private ownName(): Pick<DistributionProps, 'domainNames' | 'certificate' | 'minimumProtocolVersion'> {
    const { domainName, certificateArn } = this.settings;
    if (!domainName || !certificateArn) return {};
    return {
      domainNames: [domainName],
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
    };
  }

  private addRecords(): void {
    const { domainName, hostedZoneId, hostedZoneName } = this.settings;
    if (!domainName || !hostedZoneId || !hostedZoneName) return;
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId,
      zoneName: hostedZoneName,
    });
    const target = RecordTarget.fromAlias(new CloudFrontTarget(this.distribution));
    new ARecord(this, 'Address', { zone, recordName: `${domainName}.`, target });
    new AaaaRecord(this, 'Ipv6Address', { zone, recordName: `${domainName}.`, target });
  }

  private acknowledge(): void {
    Validations.of(this.distribution).acknowledge({
      id: 'AwsSolutions-CFR1',
      reason: 'Network designers work in every country; none is shut out.',
    });
    if (this.settings.domainName) return;
    Validations.of(this.distribution).acknowledge({
      id: 'AwsSolutions-CFR4',
      reason:
        'Without a domain of its own the site answers on CloudFront’s, whose certificate sets the TLS versions.',
    });
  }
}
