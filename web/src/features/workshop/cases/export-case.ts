import { offerFile } from '#ui'
import type { Draft } from '@xinglin/simulation/cases'

/** Hands a case to the browser's downloads, as a file that can be imported again. */
export const exportCase = (content: Draft, version: number): void => {
  const { title } = content
  const name = typeof title === 'string' && title !== '' ? title : '病例'
  const text = `${JSON.stringify({ ...content, schema: 'vsp-case/1' }, undefined, 2)}\n`
  const mark = version > 0 ? `-第${version}版` : '-草稿'
  offerFile(`${name}${mark}.json`, new Blob([text], { type: 'application/json' }))
}
