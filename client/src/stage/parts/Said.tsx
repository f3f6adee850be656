import css from './Stage.module.css'

/** What was wrong with an action, or nothing. */
export const Said = ({ error }: { error: string | undefined }) =>
  error ? (
    <p role="alert" className={css.wrong}>
      {error}
    </p>
  ) : null
