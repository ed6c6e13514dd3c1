import { call, newerIn, newId } from '#call'
import { useHeldWork, useSensitiveCheck } from '#session'
import {
  Button,
  ButtonLink,
  Drawer,
  FormFault,
  RichTextField,
  SelectField,
  Switch,
  TextArea,
  TextField,
  toast,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { type NewsForm, newsTypes, saveNews } from '@xinglin/contract/news'
import { ExternalLink, Send, Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { articleAddress } from './news-address.ts'
import styles from './managed-news.module.css'
import { checkNews, newsLines, newsNames, type NewsValues, valuesOf } from './news-form.ts'
import { StateTag } from './news-state.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { useNewsActions } from './use-news-actions.ts'

const types = Object.entries(newsTypes).map(([value, name]) => ({ value, name }))

/** An article in its form: written, saved, published now or later, taken back, deleted. */
export const NewsEditor = ({
  news,
  onClose,
}: {
  news: NewsForm | undefined
  onClose: () => void
}) => {
  const isSensitive = useSensitiveCheck()
  const actions = useNewsActions()
  const [ownId] = useState(newId)
  const [publishing, setPublishing] = useState<NewsForm>()
  const [then, setThen] = useState<'stay' | 'publish'>('stay')
  const wish = useRef(then)
  const edited = useEditedForm<NewsForm | undefined, NewsValues>({
    thing: news,
    valuesOf,
    newerIn,
    names: newsNames,
    check: checkNews(isSensitive),
    lines: newsLines,
    send: async (typed, base) => {
      const input = { ...typed, Id: base?.Id ?? ownId, Version: base?.Version ?? '' }
      const saved = await call(saveNews, input)
      await actions.refresh()
      if (wish.current === 'publish') setPublishing(saved)
      else toast.success(base ? '已保存' : '已保存为草稿')
      return saved
    },
  })
  const { form, values, faults, pending, dirty, set, submit, line, base } = edited
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const save = (next: 'stay' | 'publish') => {
    wish.current = next
    setThen(next)
    void submit()
  }
  const isShown = base?.State === 'published' || base?.State === 'scheduled'
  const leave = async (action: 'withdraw' | 'delete') => {
    if (base && (await actions.run(base, action))) onClose()
  }
  return (
    <Drawer
      title={
        base ? (
          <span className={styles.head}>
            编辑新闻 <StateTag {...base} />
          </span>
        ) : (
          '撰写新闻'
        )
      }
      wide
      hold
      dirty={dirty}
      onClose={onClose}
      foot={
        <>
          {base && (
            <Button
              kind="plain"
              icon={<Trash2 size={16} aria-hidden />}
              pending={actions.pending === 'delete'}
              onClick={() => void leave('delete')}
            >
              删除
            </Button>
          )}
          {isShown && (
            <Button
              icon={<Undo2 size={16} aria-hidden />}
              pending={actions.pending === 'withdraw'}
              onClick={() => void leave('withdraw')}
            >
              撤回
            </Button>
          )}
          {base && !dirty && (
            <ButtonLink
              to={articleAddress(base.Id)}
              target="_blank"
              icon={<ExternalLink size={16} aria-hidden />}
              aria-label="预览（在新标签页打开）"
            >
              预览
            </ButtonLink>
          )}
          <Button
            kind={isShown ? 'primary' : 'quiet'}
            pending={pending && then === 'stay'}
            onClick={() => save('stay')}
          >
            {base ? '保存' : '保存草稿'}
          </Button>
          {base?.State !== 'published' && (
            <Button
              kind={isShown ? 'quiet' : 'primary'}
              icon={<Send size={16} aria-hidden />}
              pending={pending && then === 'publish'}
              onClick={() => save('publish')}
            >
              {base?.State === 'scheduled' ? '更改发布时间' : '保存并发布'}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="新闻"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save('stay')
        }}
      >
        <FormFault>{faults.whole}</FormFault>
        <TextField label="标题" autoComplete="off" {...line('Title')} />
        <div className={styles.pair}>
          <SelectField
            label="类型"
            options={types}
            value={String(values.Type)}
            onChoose={(type) => set({ Type: Number(type) as NewsValues['Type'] })}
          />
          <TextField
            label="发布单位（选填）"
            autoComplete="off"
            placeholder="如：教务处；不填则为学校名称"
            {...line('Source')}
          />
        </div>
        <RichTextField
          label="正文"
          value={values.Html}
          error={faults.Html}
          onChange={(Html) => set({ Html })}
        />
        <TextArea label="摘要（选填，不填则取正文开头）" most={200} rows={3} {...line('Summary')} />
        <Switch
          checked={values.IsTop}
          note="置顶的新闻排在列表最前面，首页也最先显示"
          onChange={({ target }) => set({ IsTop: target.checked })}
        >
          置顶
        </Switch>
      </form>
      {publishing && (
        <PublishDialog
          title={publishing.Title}
          onClose={() => setPublishing(undefined)}
          onPublish={async (time) => {
            await actions.publish(publishing.Id, time)
            onClose()
          }}
        />
      )}
    </Drawer>
  )
}
