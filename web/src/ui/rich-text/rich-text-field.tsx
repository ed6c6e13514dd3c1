import { lazy, Suspense } from 'react'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { Skeleton } from '../display/skeleton.tsx'

const Editor = lazy(() =>
  import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })),
)

/** A labelled field of formatted text: headings, emphasis, lists, tables, pictures, formulas, links. Its code comes when it is first shown. */
export const RichTextField = (props: RichTextEditorProps) => (
  <Suspense fallback={<Skeleton height="420px" shape="block" />}>
    <Editor {...props} />
  </Suspense>
)
