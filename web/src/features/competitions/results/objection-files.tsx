import type { Objection } from '@xinglin/contract/competitions'
import { FileList } from '../documents/file-list.tsx'

/** The files of an objection: letters that a school stamped, and evidence. */
export const ObjectionFiles = ({ objection: { Files, Station } }: { objection: Objection }) => (
  <FileList
    label={`${Station}异议的文件`}
    files={Files.map(({ IsStamped, ...file }) => ({
      ...file,
      Name: `${IsStamped ? '盖章文件：' : '证据：'}${file.Name}`,
    }))}
  />
)
