import { builder } from './builder.ts'
import './scalars.ts'
import './errors.ts'
import './domains/accounts/user.ts'
import './domains/accounts/viewer.ts'
import './domains/accounts/sign-in.ts'
import './domains/accounts/sign-out.ts'
import './domains/accounts/refresh-session.ts'
import './domains/site/site.ts'

/** The whole API. Each import above adds its fields to the builder. */
export const schema = builder.toSchema()
