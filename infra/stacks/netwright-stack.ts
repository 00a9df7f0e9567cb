import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Settings } from '../constructs/settings.ts';

export interface NetwrightStackProps extends StackProps {
  readonly settings: Settings;
}

/** A stack whose physical name carries the environment; its template's file name does not. */
export class NetwrightStack extends Stack {
  readonly settings: Settings;

  constructor(scope: Construct, id: string, props: NetwrightStackProps) {
    const part = id.replace('Netwright', '').toLowerCase();
    super(scope, id, { ...props, stackName: `netwright-${props.settings.environment}-${part}` });
    this.settings = props.settings;
  }

  /** A physical name unique to the environment, where CloudFormation does not generate one. */
  protected named(part: string): string {
    return `netwright-${this.settings.environment}-${part}`;
  }
}
