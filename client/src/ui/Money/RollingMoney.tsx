import { RollingNumber } from '@mantine/core'
import { Money } from './Money.tsx'

interface Props {
  /** Yuan as the wire says it, "1234.50". */
  yuan: string
  hidden?: boolean
}

/** A balance whose digits roll when it changes. */
export const RollingMoney = ({ yuan, hidden = false }: Props) => (
  <Money
    yuan={yuan}
    hidden={hidden}
    digits={
      <RollingNumber
        component="span"
        value={Math.abs(Number(yuan))}
        thousandSeparator
        decimalScale={2}
        fixedDecimalScale
      />
    }
  />
)
