import { call } from '#call'
import { ResourceChooser } from '#resources/choosing'
import { Button, FileDrop, messageOf, RichTextField, toast } from '#ui'
import { keepDocument, largestDocument } from '@xinglin/contract/authoring'
import { nobody } from '@xinglin/contract/call'
import { BookText, Library } from 'lucide-react'
import { useState } from 'react'
import type { FieldsOf } from './body-of.ts'
import { useEditor } from './editor-place.tsx'
import styles from './item-fields.module.css'
import { useUpload } from './use-upload.ts'

const { large } = keepDocument.refusals
const maxPages = 1000
const noPages = { count: 0, lacking: [] }
const maxNamed = 12

const namesOf = (pages: readonly number[]): string =>
  `第 ${pages.slice(0, maxNamed).join('、')} 页${pages.length > maxNamed ? `等 ${pages.length} 页` : ''}`

/** A PDF with its main points. */
export const DocumentFields = ({ body, onChange }: FieldsOf<'document'>) => {
  const { courseId, files, onFile, countPages } = useEditor()
  const [lacking, setLacking] = useState<readonly number[]>([])
  const [choosing, setChoosing] = useState(false)
  const lay = async (kept: { readonly File: string; readonly Url: string }) => {
    const { count: pages, lacking: lackingPages } = await countPages(kept.Url).catch(() => noPages)
    if (pages === 0) throw new Error('文档无法打开，可能已损坏或设有密码，请换一个文件')
    if (pages > maxPages) throw new Error(`文档不得超过${maxPages}页`)
    setLacking(lackingPages)
    onFile(kept.File, kept.Url)
    onChange({ ...body, File: kept.File, Pages: pages })
  }
  const { pending, fault, take } = useUpload(async (file) => {
    if (file.size > largestDocument) throw new Error(large[1])
    const Bytes = new Uint8Array(await file.arrayBuffer())
    await lay(await call(keepDocument, { CourseId: courseId, Name: file.name, Bytes }))
  })
  const url = files[body.File]
  return (
    <>
      {body.File !== nobody && (
        <p className={styles.chosen}>
          <BookText size={18} aria-hidden />
          {url ? (
            <a href={url} target="_blank" rel="noopener">
              已上传的 PDF
            </a>
          ) : (
            '已上传的 PDF'
          )}
          ，共 {body.Pages} 页
        </p>
      )}
      {lacking.length > 0 && (
        <output className={styles.lacking}>
          {namesOf(lacking)}
          含有浏览器无法显示的图像或字体，学生看不全，也不会计入已读。请换成重新导出的
          PDF（嵌入字体，图像用 JPEG）。
        </output>
      )}
      <FileDrop
        label={
          pending ? '正在上传…' : body.File === nobody ? '点击选择 PDF，或拖放到这里' : '换一个文档'
        }
        hint="PDF，不超过 20 MB；学生看完全部页即完成"
        accept="application/pdf,.pdf"
        disabled={pending}
        error={fault || undefined}
        onFile={take}
      />
      <div>
        <Button
          size="small"
          icon={<Library size={15} aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          从资源库选择 PDF
        </Button>
      </div>
      {choosing && (
        <ResourceChooser
          kinds={['document']}
          fits={({ MediaType }) => MediaType === 'application/pdf'}
          onClose={() => setChoosing(false)}
          onChosen={(resource) => {
            setChoosing(false)
            lay(resource).catch((error: unknown) => toast.error(messageOf(error)))
          }}
        />
      )}
      <RichTextField
        label="文档要点（选填）"
        value={body.Html}
        onChange={(Html) => onChange({ ...body, Html })}
      />
    </>
  )
}
