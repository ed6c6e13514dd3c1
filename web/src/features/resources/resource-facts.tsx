import { longDayOf, Tag } from '#ui'
import { type Resource, tagTypes } from '@xinglin/contract/resources'
import styles from './library.module.css'
import { kindName } from './shown.tsx'
import { lengthOf, sizeOf } from './size-of.ts'

/** What is known of a resource. */
export const ResourceFacts = ({ resource }: { resource: Resource }) => {
  const seconds = resource.Media?.Seconds ?? 0
  const facts = [
    ['类型', kindName(resource.Kind)],
    ['大小', sizeOf(resource.Bytes)],
    ...(seconds > 0 ? [['时长', lengthOf(seconds)] as const] : []),
    ...resource.Facts.map(({ Name, Value }) => [Name, Value] as const),
    ['文件名', resource.FileName],
    ['上传者', resource.OwnerName],
    ['上传日期', longDayOf(resource.CreateTime)],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!resource.Mine && resource.Tags.length > 0 && (
        <p className={styles.marks}>
          {resource.Tags.map(({ Type, Id, Name }) => (
            <Tag key={`${Type} ${Id}`}>
              {tagTypes[Type]} {Name}
            </Tag>
          ))}
        </p>
      )}
    </>
  )
}
