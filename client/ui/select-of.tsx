import { Select } from './select.tsx'

interface SelectOfProps<Value extends string> {
  /** Its label by each value. */
  choices: Readonly<Record<Value, string>>
  chosen: Value
  onChoose: (value: Value) => void
}

/** A `Select` among the values of an enum. */
export function SelectOf<Value extends string>({ choices, chosen, onChoose }: SelectOfProps<Value>) {
  return (
    <Select value={chosen} onChange={(event) => onChoose(event.currentTarget.value as Value)}>
      {Object.entries<string>(choices).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
