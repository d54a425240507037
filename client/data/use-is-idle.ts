import { useNavigation, useRevalidator } from 'react-router-dom'

/** Whether no loader is under way. Revalidating then would give up its answer and ask again. */
export function useIsIdle(): boolean {
  const { state } = useRevalidator()
  const navigation = useNavigation()
  return state === 'idle' && navigation.state === 'idle'
}
