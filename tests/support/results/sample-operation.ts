import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'

const samples: Record<string, unknown> = {
  ID: '0190a5b2-0000-7000-8000-000000000000',
  String: 'sample',
  Int: 1,
  Float: 1.5,
  Boolean: true,
  Date: '2026-01-31',
  DateTime: '2026-01-31T06:15:00Z',
  Decimal: '1.5',
  ContentData: {},
}

/** Any valid value of an input type; only what is required is filled in. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType)
  if (isListType(type)) return [sampleOf(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField)
    return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]))
  }
  if (type.name === 'Upload') return new File(['sample'], 'sample.csv', { type: 'text/csv' })
  if (!(type.name in samples)) throw new Error(`No sample of the scalar ${type.name}`)
  return samples[type.name]
}

/** A valid operation that asks one root field, with a value for every argument. */
export function sampleOperation(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
): { query: string; variables: Record<string, unknown> } {
  const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
  const withArguments = field.args.length > 0
  return {
    query: `${kind} Sample${withArguments ? `(${declared})` : ''} { ${field.name}${withArguments ? `(${passed})` : ''}${selection} }`,
    variables: Object.fromEntries(field.args.map((arg) => [arg.name, sampleOf(arg.type)])),
  }
}
