import { DeviceConfiguration } from './configuration/device-configuration.ts';
import { Interface } from './configuration/interfaces.ts';
import { NetworkConfiguration } from './configuration/network-configuration.ts';
import { Ospf, StaticRoute } from './configuration/routing.ts';
import { Service } from './configuration/security.ts';
import { schemaDocument } from './schema-document.ts';

/** The neutral configurations of a network as JSON Schema (draft 2020-12), derived from the contract. */
export const configurationSchemaDocument = (): object =>
  schemaDocument(NetworkConfiguration, 'The neutral configurations of a network of Netwright', {
    DeviceConfiguration,
    Interface,
    Ospf,
    Service,
    StaticRoute,
  });
