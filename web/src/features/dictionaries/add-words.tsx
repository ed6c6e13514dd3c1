import { call } from '#call'
import { useHeldWork } from '#session'
import { Button, closeAsking, Dialog, Switch, TextArea, toast, useForm, useLeaveGuard } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { saveWords } from '@xinglin/contract/dictionaries'
import { wordLists } from './dictionary-queries.ts'
import styles from './dictionaries.module.css'
import { blocksOf, longestWord, wordsOf } from './typed-words.ts'

const most = 50_000

/** Adds sensitive words, one a line. */
export const AddWords = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient()
  const { form, values, faults, pending, dirty, set, submit, line } = useForm({
    first: { Words: '', Common: true },
    check: ({ Words: text }) => {
      const { words, tooLong } = wordsOf(text)
      if (tooLong.length > 0) {
        return { Words: `每个词不超过${longestWord}个字，请修改：${tooLong[0]?.slice(0, 20)}…` }
      }
      return words.length === 0 ? { Words: '请填写敏感词' } : {}
    },
    send: async ({ Words: text, Common: common }) => {
      let saved = 0
      for (const block of blocksOf(wordsOf(text).words)) {
        saved += (await call(saveWords, { Words: [...block], Common: common })).Saved
      }
      toast.success(`已添加 ${saved} 个敏感词`)
      await queries.invalidateQueries({ queryKey: wordLists })
      onClose()
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const count = wordsOf(values.Words).words.length
  return (
    <Dialog
      title="添加敏感词"
      hold
      onClose={() => void closeAsking(dirty, onClose)}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          {count > 1 ? `添加 ${count} 个` : '添加'}
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="添加敏感词"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <TextArea
          label="敏感词（每行一个，可一次粘贴多个）"
          most={most}
          rows={8}
          autoFocus
          {...line('Words')}
          error={faults.Words ?? faults.whole}
        />
        <Switch
          checked={values.Common}
          note="开启后浏览器会先行提示；关闭则只在服务器核对，不会下发到浏览器"
          onChange={({ target }) => set({ Common: target.checked })}
        >
          常用词
        </Switch>
      </form>
    </Dialog>
  )
}
