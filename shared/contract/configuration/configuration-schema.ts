import { schemaDocument } from '../schema-document.ts';
import { DeviceConfiguration } from './device-configuration.ts';
import { Interface } from './interfaces.ts';
import { NetworkConfiguration } from './network-configuration.ts';
import { Ospf, StaticRoute } from './routing.ts';
import { Service } from './security.ts';

/** The neutral configurations of a network as JSON Schema (draft 2020-12), derived from the contract. */
export const configurationSchemaDocument = (): object =>
  schemaDocument(NetworkConfiguration, 'The neutral configurations of a network of Netwright', {
    DeviceConfiguration,
    Interface,
    Ospf,
    Service,
    StaticRoute,
  });
