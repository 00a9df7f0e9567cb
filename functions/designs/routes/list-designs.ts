import * as contract from '#shared/contract/designs.ts';
import { implement } from '../../http/implement.ts';
import { listDesigns } from '../../storage/design-list.ts';

export const handler = implement(contract.listDesigns)(({ query, user }) => listDesigns(user.uid, query));
