/** What a form of the member centre is given: it ends by itself when its work is done. */
export interface FormProps {
  onDone: () => void
}
