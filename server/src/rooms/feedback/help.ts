import {
  getHelp,
  getManagedHelp,
  helpCategoryNames,
  listHelp,
  listManagedHelp,
  removeHelp,
  saveHelp,
  type ManagedHelp,
} from '@xinglin/contract/feedback'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { isId } from '#platform/ids'
import { cleanHtml, isBlankHtml, shownHtml, wordsIn } from '#platform/rich-text'
import { refuse, type Visit } from '#platform/visit'
import { refuseLostPictures } from '#resources'
import { articlesOf, holdsWords, isShipped } from './help-articles.ts'
import { helpStore } from './help-store.ts'
import { beginningOf } from './rules.ts'

const { missing, newer, blank, sensitive, tooMany } = saveHelp.refusals
const maxOwn = 200

const findArticle = async (visit: Visit, key: string): Promise<ManagedHelp | undefined> =>
  (await articlesOf(visit)).find((one) => one.Key === key)

/** An article as its reader sees it, with pictures that open. */
const shown = (visit: Visit, article: ManagedHelp): ManagedHelp => ({
  ...article,
  Html: shownHtml(visit, article.Html),
})

const publish = (visit: Visit, action: string, { Title, Category }: ManagedHelp): Promise<void> =>
  visit.publish({
    kind: 'managed',
    area: 'help',
    text: `${action}“${Title}”`,
    detail: helpCategoryNames[Category],
  })

/** Whoever asks at the same time waits: what is there is read when it stands still. */
const readHeld = async (visit: Visit, key: string, version: string) => {
  await helpStore(visit).lock(key)
  const before = await findArticle(visit, key)
  if (before && before.Version !== version) throw refuse(newer, { data: shown(visit, before) })
  return before
}

const withoutText = (article: ManagedHelp): Omit<ManagedHelp, 'Html'> => {
  const { Html: _, ...line } = article
  return line
}

const readingCalls = () => [
  answer(listHelp, async function handleListHelp(visit, { SearchKey }) {
    if (SearchKey) await refuseSensitive(visit, SearchKey, 'search', listHelp.refusals.sensitive)
    const shown = (await articlesOf(visit)).filter(
      (one) => !one.Hidden && (SearchKey === '' || holdsWords(one, SearchKey)),
    )
    return {
      List: shown.map(({ Key, Category, Title, Html }) => ({
        Key,
        Category,
        Title,
        Beginning: beginningOf(wordsIn(Html)),
      })),
      Count: shown.length,
    }
  }),

  answer(getHelp, async function handleGetHelp(visit, { Key: key }) {
    const article = await findArticle(visit, key)
    if (!article || article.Hidden) throw refuse(missing)
    const { Key, Category, Title, Html, ChangedAt } = article
    return { Key, Category, Title, Html: shownHtml(visit, Html), ChangedAt }
  }),
]

/** Answers the help centre, and those who run the school and change it. */
export const helpCalls = () => [
  ...readingCalls(),

  answer(listManagedHelp, async function handleListManagedHelp(visit, { SearchKey }) {
    const all = (await articlesOf(visit)).filter(
      (one) => SearchKey === '' || holdsWords(one, SearchKey),
    )
    return { List: all.map(withoutText), Count: all.length }
  }),

  answer(getManagedHelp, async function handleGetManagedHelp(visit, { Key }) {
    const article = await findArticle(visit, Key)
    if (!article) throw refuse(missing)
    return shown(visit, article)
  }),

  answer(
    saveHelp,
    async function handleSaveHelp(visit, { Key, Category, Title, Html, Hidden, Version }) {
      const html = cleanHtml(Html)
      if (isBlankHtml(html)) throw refuse(blank)
      await refuseLostPictures(visit, html)
      if (!isShipped(Key) && !isId(Key)) throw refuse(missing)
      await refuseSensitive(visit, `${Title}\n${wordsIn(html)}`, 'help', sensitive)
      const store = helpStore(visit)
      const before = await readHeld(visit, Key, Version)
      // One that was deleted meanwhile does not come back by a save.
      if (!before && Version !== '') throw refuse(missing)
      const own = (await store.all()).filter((row) => !isShipped(row.key))
      if (!before && own.length >= maxOwn) throw refuse(tooMany)
      const row = { key: Key, category: Category, title: Title, html, hidden: Hidden }
      const kept = { ...row, changedAt: visit.at }
      if (!before || before.Origin === 'shipped') {
        if (!(await store.add(kept))) {
          const other = await findArticle(visit, Key)
          throw refuse(newer, { data: other && shown(visit, other) })
        }
      } else await store.change(kept)
      const after = await findArticle(visit, Key)
      if (!after) throw new Error('an article vanished while it was held')
      await publish(visit, before ? '修改了帮助文章' : '新建了帮助文章', after)
      return shown(visit, after)
    },
  ),

  answer(removeHelp, async function handleRemoveHelp(visit, { Key, Version }) {
    const before = await readHeld(visit, Key, Version)
    // What is gone is gone, and what was never changed is as it came.
    if (!before || before.Origin === 'shipped') return {}
    await helpStore(visit).remove(Key)
    const action = before.Origin === 'own' ? '删除了帮助文章' : '恢复了帮助文章的原文'
    await publish(visit, action, before)
    return {}
  }),
]
