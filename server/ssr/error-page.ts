/** The page for errors of rendering itself: no script, no style, no cause. */
export const errorPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Unexpected Application Error!</title>
  </head>
  <body style="max-width: 34rem; margin: 20vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif">
    <h1>Unexpected Application Error!</h1>
    <p>This page could not be shown. Nothing you entered was changed by it. Please try again in a moment.</p>
    <p><a href="">Try again</a> · <a href="/">Back to the home page</a></p>
  </body>
</html>
`
