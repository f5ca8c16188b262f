// Apart from the site's start, so that a failure to load it has a sentence.
import('./main.tsx')
  .then(({ start }) => start())
  .catch((error: unknown) => {
    console.error('unexpected error occured', error)
    document.body.textContent = 'The site could not be loaded. Check your connection, then reload the page.'
  })
