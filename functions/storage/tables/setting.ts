/**
 * The parts of an update that set attributes, and remove those that are `undefined`. Each is written `#name = :name`, also where
 * its name is reserved; conditions may use the same placeholders.
 */
export function setting(fields: Readonly<Record<string, unknown>>) {
  const names = Object.keys(fields);
  const set = names.filter((name) => fields[name] !== undefined);
  const gone = names.filter((name) => fields[name] === undefined);
  const remove = gone.length > 0 ? ` REMOVE ${gone.map((name) => `#${name}`).join(', ')}` : '';
  return {
    UpdateExpression: `SET ${set.map((name) => `#${name} = :${name}`).join(', ')}${remove}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(set.map((name) => [`:${name}`, fields[name]])),
  };
}
