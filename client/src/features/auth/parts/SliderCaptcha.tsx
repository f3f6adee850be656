import { Button, Group, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { KAPTCHCATE } from '@app/contract/auth/numbers'
import { useEffect, useEffectEvent, useState } from 'react'
import { reasonOf } from '../../../api/failure.ts'
import { useAuthText } from '../text.ts'
import { TOUCH } from '../../../theme/widths.ts'
import {
  useSliderChallengeMutation,
  useSliderVerifyMutation,
  useValidateSliderMutation,
} from '../auth.api.ts'
import type { CaptchaQuestion } from '../../../lib/bus.ts'
import { type Said, saidNow } from '../../../lib/text/said.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { type Placed, Puzzle, PuzzlePlace } from './Puzzle.tsx'

/** Slider captcha: place the piece, swap the place for the four result fields, have them checked (PAY-06). */
export const SliderCaptcha = ({ question }: { question: CaptchaQuestion }) => {
  const t = useAuthText()
  const [fetchPuzzle, { data: puzzle, isError, error: broken }] = useSliderChallengeMutation()
  const [verify, verifying] = useSliderVerifyMutation()
  const [validate, validating] = useValidateSliderMutation()
  const [wrong, setWrong] = useState<{ words: Said }>()
  const isTouch = useMediaQuery(TOUCH, false, { getInitialValueInEffect: false })
  const refresh = () => void fetchPuzzle({})
  const first = useEffectEvent(refresh)
  useEffect(() => first(), [])
  const place = async ({ x, input, track }: Placed) => {
    if (!puzzle) return
    try {
      const result = await verify({ lot_number: puzzle.lot_number, x, input, track }).unwrap()
      await validate({ ...result, validate_way: 0 }).unwrap()
      const solved = {
        kaptchcate: KAPTCHCATE.slider,
        codeId: result.lot_number,
        code: result.pass_token,
      }
      const words = await question.repeat(solved)
      if (words === undefined) return
      setWrong({ words })
      refresh()
    } catch (error) {
      setWrong({ words: () => reasonOf(error) })
      refresh()
    }
  }
  return (
    <Dialog onClose={question.close} title={t('sliderTitle')} size={400}>
      <Stack>
        <Text size="sm">
          {question.why && saidNow(question.why)}
          {t('sliderHint')}
        </Text>
        {puzzle ? (
          <Puzzle
            key={puzzle.lot_number}
            puzzle={puzzle}
            isBusy={verifying.isLoading || validating.isLoading}
            onBegin={() => setWrong(undefined)}
            onPlace={(placed) => void place(placed)}
          />
        ) : (
          <PuzzlePlace isAwaited={!isError} />
        )}
        <Text role="alert" size="sm" c="var(--loss)" mih="1lh">
          {isError ? reasonOf(broken) : wrong && saidNow(wrong.words)}
        </Text>
        <Group justify="space-between" wrap="nowrap">
          <Text size="xs" c="dimmed">
            {t(isTouch ? 'sliderButtons' : 'sliderKeys')}
          </Text>
          <Button variant="subtle" size="compact-sm" flex="none" onClick={refresh}>
            {t('sliderNew')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
