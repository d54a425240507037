import { z } from 'zod'

/** The URL parser also takes `,`, `;`, `*` and quotes for the name of a host, which mean something else in a content security policy. */
const HOST_NAME = /^(?:[\w.-]*|\[[\da-f:.]+\])$/

/** Whether an address, if it is one, names a host that may stand in a header. */
export const hasHostName = (address: string) =>
  !URL.canParse(address) || HOST_NAME.test(new URL(address).hostname)

/** An address of another site; `error` for text that is none, `hostError` for a host with other characters. */
export const webAddressInput = ({ error, hostError }: { error: string; hostError: string }) =>
  z.url({ protocol: /^https?$/, error }).refine(hasHostName, hostError)
