# The figures of an item analysis as R computes them, for the reference sheet that the tests of the core compare with.
# Debian: apt-get install r-base-core r-cran-psych; then: Rscript bench/item-analysis.R
# Printed is simulation/src/item-analysis/reference.json.

suppressMessages(library(psych))

# Forty examinees by a simple rule of their own, with many equal totals; twelve items right or wrong, four with partial credit.
set.seed(27)
people <- 40
ability <- round(rnorm(people), 1)
difficulty <- seq(-1.6, 1.6, length.out = 12)
right <- sapply(difficulty, function(d) as.integer(ability - d + rnorm(people, sd = 1.2) > 0))
right[, 11] <- 1L - right[, 2] # a key that is wrong
right[, 12] <- c(0L, rep(1L, people - 1)) # nearly everybody has it
partial <- sapply(1:4, function(i) pmin(4, pmax(0, round(2 + ability + rnorm(people)))) / 2)
points <- cbind(right, partial)
most <- c(rep(1, 12), rep(2, 4))

fraction27 <- function(total) {
  n <- length(total)
  size <- floor(0.27 * n + 0.5)
  border <- sort(total, decreasing = TRUE)[size]
  above <- sum(total > border)
  tied <- sum(total == border)
  ifelse(total > border, 1, ifelse(total == border, (size - above) / tied, 0))
}

figures <- function(points, most) {
  total <- rowSums(points)
  upper <- fraction27(total)
  lower <- fraction27(-total)
  shares <- sweep(points, 2, most, "/")
  known <- suppressWarnings(psych::alpha(points, check.keys = FALSE, warnings = FALSE, delete = FALSE))
  items <- lapply(seq_len(ncol(points)), function(i) {
    list(
      facility = mean(shares[, i]),
      upper = weighted.mean(shares[, i], upper),
      lower = weighted.mean(shares[, i], lower),
      itemTotal = cor(points[, i], total),
      itemRest = cor(points[, i], total - points[, i])
    )
  })
  # psych's own item-rest correlations must be these.
  rest <- sapply(items, function(one) one$itemRest)
  stopifnot(isTRUE(all.equal(unname(known$item.stats$r.drop), rest)))
  list(
    alpha = known$total$raw_alpha,
    deviation = sd(total),
    error = sd(total) * sqrt(1 - known$total$raw_alpha),
    quantiles = unname(quantile(total)),
    items = items
  )
}

# KR-20 by its own formula, not by alpha's.
kr20 <- function(x) {
  p <- colMeans(x)
  total <- rowSums(x)
  variance <- mean((total - mean(total))^2)
  k <- ncol(x)
  k / (k - 1) * (1 - sum(p * (1 - p)) / variance)
}

number <- function(x) format(x, digits = 15)
row <- function(x) paste0("[", paste(sapply(x, number), collapse = ","), "]")
whole <- figures(points, most)
item <- function(one) {
  paste0("{", paste0("\"", names(one), "\":", sapply(one, number), collapse = ","), "}")
}
cat("{\n")
cat("\"by\": \"", R.version.string, ", psych ", as.character(packageVersion("psych")), "\",\n", sep = "")
cat("\"most\": ", row(most), ",\n", sep = "")
cat("\"points\": [\n", paste(apply(points, 1, row), collapse = ",\n"), "\n],\n", sep = "")
cat("\"alpha\": ", number(whole$alpha), ",\n", sep = "")
cat("\"kr20\": ", number(kr20(right)), ",\n", sep = "")
cat("\"deviation\": ", number(whole$deviation), ",\n", sep = "")
cat("\"error\": ", number(whole$error), ",\n", sep = "")
cat("\"quantiles\": ", row(whole$quantiles), ",\n", sep = "")
cat("\"items\": [\n", paste(sapply(whole$items, item), collapse = ",\n"), "\n]\n", sep = "")
cat("}\n")
