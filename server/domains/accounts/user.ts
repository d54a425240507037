import { builder } from '#server/builder.ts'
import { Role } from '#server/generated/prisma/enums.ts'

// A user is somebody with an account: staff of the institute, or a student who signed up.
// Others see no more of a user than staff pages need; the password's hash never leaves the database layer.

export const RoleEnum = builder.enumType(Role, {
  name: 'Role',
  description: "What a signed-in person may do: run the institute's site, teach, or study.",
})

export const User = builder.prismaObject('User', {
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    name: t.exposeString('name', { nullable: true }),
    role: t.expose('role', { type: RoleEnum }),
  }),
})
