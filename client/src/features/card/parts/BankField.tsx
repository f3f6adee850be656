import { Select } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { TOUCH } from '../../../theme/widths.ts'
import { useBackCloses } from '../../../ui/Dialog/useBackCloses.ts'
import css from '../card.module.css'
import { useCardText } from '../text.ts'

interface Bank {
  code: string
  name: string
  logo: string
}

interface Props {
  banks: readonly Bank[]
  /** '' while none is chosen. */
  value: string
  error: string | null
  onChange: (code: string) => void
}

/** Not quite six of the banks: that there are more is seen, and it has room below its field. */
const LIST_PX = 264
/** The option that Enter takes. */
const MARKED = '[data-combobox-selected]'

/** The bank of a card, found by its name; where a finger chooses no keyboard comes up. */
export const BankField = ({ banks, value, error, onChange }: Props) => {
  const t = useCardText()
  const [isOpen, setOpen] = useState(false)
  useBackCloses(isOpen, () => setOpen(false))
  const bankOf = (code: string) => banks.find((bank) => bank.code === code)
  const chosen = bankOf(value)
  /** The list knows of what was typed, and takes an Enter, a moment after it: one before that would send the form instead. */
  const takeTyped = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value: typed } = event.currentTarget
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed === '' || typed === chosen?.name)
      return
    const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '')
    const marked = list?.querySelector<HTMLElement>(MARKED)
    const found = banks.find(({ name }) => name.includes(typed))
    if (!marked && !found) return
    event.preventDefault()
    event.stopPropagation()
    if (marked) marked.click()
    else if (found) onChange(found.code)
    setOpen(false)
  }
  return (
    <Select
      label={t('bank')}
      placeholder={t('bankHint')}
      data={banks.map(({ code, name }) => ({ value: code, label: name }))}
      value={value || null}
      error={error}
      onChange={(code) => onChange(code ?? '')}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      searchable={!matchMedia(TOUCH).matches}
      openOnFocus={false}
      onKeyDownCapture={takeTyped}
      selectFirstOptionOnChange
      nothingFoundMessage={t('bankNotFound')}
      maxDropdownHeight={LIST_PX}
      leftSection={chosen && <img className={css.logo} src={chosen.logo} alt="" />}
      classNames={{ option: css.option ?? '' }}
      checkIconPosition="right"
      renderOption={({ option }) => (
        <span className={css.bank}>
          <img className={css.logo} src={bankOf(option.value)?.logo} alt="" />
          {option.label}
        </span>
      )}
    />
  )
}
