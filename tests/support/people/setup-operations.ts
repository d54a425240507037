import { graphql } from '#tests/gql/gql.ts'

/** The set-up of a new installation, as documents for the API's clients. */
export const Setup = graphql(`
  query SetupInTest($token: String) {
    setup(token: $token) {
      needsAccount
      isInstituteLocked
      canAddDemo
      offersNightlyBackup
      demo { entries keptEntries notices resultFiles studentLists accounts invitations staff }
    }
  }
`)

export const NeedsSetup = graphql(`
  query NeedsSetupInTest { needsSetup }
`)

export const SetUp = graphql(`
  mutation SetUpInTest($token: String, $input: SetUpInput!) {
    setUp(token: $token, input: $input) {
      __typename
      ... on SignedIn { viewer { role user { email name } } }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

export const RemoveDemo = graphql(`
  mutation RemoveDemoInTest { removeDemo }
`)

export const SetNightlyBackup = graphql(`
  mutation SetNightlyBackupInTests($isOn: Boolean!) { setNightlyBackup(isOn: $isOn) { at isLocked } }
`)
export const setUpInput = {
  name: 'Asha Rai',
  email: 'asha@koshi.example',
  password: 'four green parrots',
  institute: {
    name: 'Koshi Academy',
    shortName: 'Koshi',
    establishedYear: 2001,
    phones: ['021-555555'],
    email: 'office@koshi.example',
    address: 'Biratnagar',
    officeHours: 'Sunday to Friday',
  },
  addDemo: false,
  removeDemo: false,
  nightlyBackup: false,
}
