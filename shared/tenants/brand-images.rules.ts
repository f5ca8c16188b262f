export const MAX_DASHBOARD_IMAGES = 6

export const uploadedHereMessage = 'Choose an image that was uploaded here'

/** The pictures of a brand, each with the field that names it. */
export const brandImages = ({
  logos,
  dashboardImages,
}: {
  logos: { light?: string | undefined; dark?: string | undefined }
  dashboardImages: readonly string[]
}): { field: string; path: string }[] => [
  ...Object.entries(logos).flatMap(([name, path]) => (path ? [{ field: `settings.logos.${name}`, path }] : [])),
  ...dashboardImages.map((path, at) => ({ field: `settings.dashboardImages.${at}`, path })),
]
