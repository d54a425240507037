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
  const [search, setSearch] = useSearchParams()
  const [chosen, setChosen] = useState(() => choices.find((choice) => choice === search.get(name)) ?? first)

  const choose = (choice: TChoice) => {
    // At once, while the router still thinks about the address.
    setChosen(choice)
    setSearch(
      (before) => {
        if (choice === first) before.delete(name)
        else before.set(name, choice)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [chosen, choose]
}
