import { RichTextField } from '#ui'
import type { FieldsOf } from './body-of.ts'

/** A text: headings, emphasis, lists, links. */
export const TextFields = ({ body, onChange }: FieldsOf<'text'>) => (
  <RichTextField
    label="正文"
    value={body.Html}
    onChange={(Html) => onChange({ ...body, Html })}
    hint="学生读到文末即完成"
  />
)
