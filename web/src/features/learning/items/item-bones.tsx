import { Skeleton, SkeletonText } from '#ui'

/** An item to come, in the shape of its kind. */
export const ItemBones = ({ kind }: { kind: string }) => (
  <section aria-busy="true" aria-label="正在加载内容" style={{ display: 'grid', gap: 28 }}>
    {(kind === 'image' || kind === 'video') && <Skeleton ratio="16 / 9" shape="block" />}
    {kind === 'quiz' ? (
      <>
        <Skeleton height="54px" shape="block" />
        <SkeletonText lines={2} />
        {[0, 1, 2, 3].map((option) => (
          <Skeleton key={option} height="50px" shape="block" />
        ))}
      </>
    ) : (
      <>
        <SkeletonText lines={5} />
        <SkeletonText lines={4} />
      </>
    )}
  </section>
)
