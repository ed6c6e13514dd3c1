import { Bone, BoneText } from '#ui'

/** An item to come, in the shape of its kind. */
export const ItemBones = ({ kind }: { kind: string }) => (
  <section aria-busy="true" aria-label="正在加载内容" style={{ display: 'grid', gap: 28 }}>
    {(kind === 'image' || kind === 'video') && <Bone ratio="16 / 9" shape="block" />}
    {kind === 'quiz' ? (
      <>
        <Bone height="54px" shape="block" />
        <BoneText lines={2} />
        {[0, 1, 2, 3].map((option) => (
          <Bone key={option} height="50px" shape="block" />
        ))}
      </>
    ) : (
      <>
        <BoneText lines={5} />
        <BoneText lines={4} />
      </>
    )}
  </section>
)
