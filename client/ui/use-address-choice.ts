import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * One of several choices, kept in the address (`?tab=amenities`), so that it can be shared, survives a reload and is
 * rendered on the server. The first choice leaves the address as it is.
 *
 * @param name The parameter in the address.
 */
export function useAddressChoice<TChoice extends string>(
  name: string,
  choices: readonly TChoice[],
  first: TChoice,
): [chosen: TChoice, choose: (choice: TChoice) => void] {
  const named = (value: string | null) => choices.find((choice) => choice === value) ?? first
  const [search, setSearch] = useSearchParams()
  const parameter = search.get(name)
  const [choice, setChoice] = useState({ parameter, chosen: named(parameter) })
  // Another address, as by a link or the back button, resets the choice.
  if (choice.parameter !== parameter) setChoice({ parameter, chosen: named(parameter) })

  const choose = (chosen: TChoice) => {
    // At once, while the router still thinks about the address.
    setChoice({ parameter, chosen })
    setSearch(
      (before) => {
        if (chosen === first) before.delete(name)
        else before.set(name, chosen)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [choice.chosen, choose]
}
