import { useState } from 'react'
import { type ToastMessage, useToast } from '#client/ui/toast-context.ts'
import { failureMessage } from './change-failure.ts'

interface Confirmed {
  /** Does the confirmed action. @returns its outcome. */
  run: () => Promise<ToastMessage>
  /** Title where nothing was changed. */
  failed: string
  /** Key of both messages: a new one replaces the earlier one. */
  about?: string
  onClose: () => void
}

/** For `ConfirmDialog`: does the confirmed action, tells its outcome, and closes the dialog. */
export function useConfirmed({ run, failed, about, onClose }: Confirmed) {
  const { toast } = useToast()
  const [busy, setBusy] = useState(false)
  async function onConfirm() {
    setBusy(true)
    const message = await run().catch((error: unknown) => failureMessage(error, failed))
    toast({ ...message, ...(about !== undefined && { about }) })
    setBusy(false)
    onClose()
  }
  return { busy, onConfirm, onClose }
}
