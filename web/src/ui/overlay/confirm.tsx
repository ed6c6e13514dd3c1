import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'
import { createStore } from '../hooks/create-store.ts'

export type Question = {
  readonly title: string
  readonly note?: string
  readonly yes?: string
  readonly no?: string
  /** The action destroys something. */
  readonly danger?: boolean
}

const open = createStore<{ question: Question; answer: (yes: boolean) => void } | undefined>(
  undefined,
)

/** Asks once before an action; resolves to whether the person agreed. A second question waits for none: it answers the first with no. */
export const confirm = (question: Question): Promise<boolean> => {
  open.get()?.answer(false)
  return new Promise((resolve) => {
    open.set({
      question,
      answer: (yes) => {
        open.set(undefined)
        resolve(yes)
      },
    })
  })
}

/** Where `confirm` appears. */
export const ConfirmPlace = () => {
  const request = open.use()
  if (!request) return null
  const { question, answer } = request
  return (
    <Dialog
      title={question.title}
      closable={false}
      onClose={() => answer(false)}
      foot={
        <>
          <Button onClick={() => answer(false)} autoFocus={question.danger}>
            {question.no ?? '取消'}
          </Button>
          <Button
            kind={question.danger ? 'danger' : 'primary'}
            onClick={() => answer(true)}
            autoFocus={!question.danger}
          >
            {question.yes ?? '确定'}
          </Button>
        </>
      }
    >
      {question.note && <p>{question.note}</p>}
    </Dialog>
  )
}
