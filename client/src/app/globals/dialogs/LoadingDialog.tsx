import { LOADING } from '@app/contract/rules/texts'
import { Loader, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useLiteral } from '../../../i18n/literal.ts'
import type { LoadingOptions } from '../../../lib/bus.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { loading } from '../state.ts'

/** T-LOAD-3 */
const AUTO_CLOSE_MS = 3000

/** The waiting dialog, its five options (ENT-12). */
export const LoadingDialog = ({ options }: { options: LoadingOptions }) => {
  const { msg, isAutoClose = false, isShowIcon = true, maskClosable = false, isShowMask = true } = options
  const words = useLiteral()(msg || LOADING)
  const close = () => loading.set((current) => (current === options ? null : current))
  useEffect(() => {
    if (!isAutoClose) return undefined
    const timer = setTimeout(
      () => loading.set((current) => (current === options ? null : current)),
      AUTO_CLOSE_MS,
    )
    return () => clearTimeout(timer)
  }, [isAutoClose, options])
  return (
    <Dialog
      onClose={close}
      size="auto"
      withCloseButton={false}
      withOverlay={isShowMask}
      closeOnClickOutside={maskClosable}
      closeOnEscape={maskClosable}
      attributes={{ content: { 'aria-label': words } }}
    >
      {/* Nothing to press: the words themselves take the focus. */}
      <Stack
        align="center"
        gap="sm"
        px="lg"
        py="sm"
        role="status"
        tabIndex={-1}
        data-autofocus
        style={{ outline: 'none' }}
      >
        {isShowIcon && <Loader />}
        <Text>{words}</Text>
      </Stack>
    </Dialog>
  )
}
